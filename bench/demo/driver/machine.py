"""Where it was measured."""

import hashlib
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from .cases import Host


def fingerprint(command: list[str], hosts: list[Host], libraries: list[Path], core: int | None) -> dict:
    """All that a reader needs to judge or repeat a measurement."""
    load = os.getloadavg()
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": command,
        "revision": _output("git", "rev-parse", "HEAD"),
        "dirty": bool(_output("git", "status", "--porcelain")),
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "pinned_to_core": core,
        "virtual_machine": "hypervisor" in _read("/proc/cpuinfo"),
        "governor": _read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").strip() or None,
        "memory_gib": round(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30, 1),
        "load_before": round(load[0], 2),
        "kernel": f"{platform.system()} {platform.release()}",
        "libc": " ".join(platform.libc_ver()),
        "runtimes": {host.key: _output(*host.version).partition("\n")[0] for host in hosts},
        "libraries": {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in libraries},
    }


def a_core() -> int | None:
    """The core to keep the programs on: the last one of several, or none."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    return cores[-1] if len(cores) > 1 else None


def _cpu_model() -> str:
    names = [
        line.split(":", 1)[1].strip()
        for line in _read("/proc/cpuinfo").splitlines()
        if line.startswith("model name")
    ]
    return names[0] if names else platform.processor() or platform.machine()


def _read(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""


def _output(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
