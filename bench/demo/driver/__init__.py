"""The demo's driver: says what is timed when, checks every answer, and reports.

cases       what is measured, from ../plan.json and ../<host>/host.json
expected    what the answers must be, computed here and nowhere else
worker      one host's program and the words it understands
rounds      interleaved rounds of all arms
numbers     medians and their intervals
machine     where it was measured
record      the result as data
table       the result to look at
"""
