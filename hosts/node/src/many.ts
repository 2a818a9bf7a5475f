/** Batches of flat methods: items by columns, and columns by items where the library's messages have another shape. */
import type { Client, WireBatch } from "./client";
import { type ColumnField, type Columns, countOf, itemOf, OTHER_SHAPE, type ReplyColumns, runColumns } from "./columns";
import { BatchError } from "./errors";
import type { CallOptions } from "./options";

/** What a batch of columns needs to know besides. */
export interface FlatBatch<Q, R> extends WireBatch<Q, R> {
  readonly request: readonly ColumnField[];
  readonly reply: readonly ColumnField[];
}

type Fields = Record<string, unknown>;

/** Options of a batch of columns. */
export interface ColumnsOptions<Reply> extends CallOptions {
  /** Arrays for columns of the reply. */
  readonly into?: Partial<Reply> | undefined;
}

/** A batch of columns. */
export function columns<Q, R>(
  client: Client,
  batch: FlatBatch<Q, R>,
  fields: object,
  options: ColumnsOptions<unknown> | undefined,
): ReplyColumns {
  const given = fields as Columns;
  const results = (options?.into ?? {}) as ReplyColumns;
  const isPlain = options === undefined || (options.timeoutMs ?? options.signal ?? options.metadata) === undefined;
  const context = isPlain ? undefined : options;
  const done = runColumns(client, batch.method, batch.request, given, batch.reply, results, context);
  return done === OTHER_SHAPE ? columnsByItems(client, batch, given, results, context) : done;
}

function columnsByItems<Q, R>(
  client: Client,
  batch: FlatBatch<Q, R>,
  given: Columns,
  results: ReplyColumns,
  options: CallOptions | undefined,
): ReplyColumns {
  const { method, request, reply, create } = batch;
  const count = countOf(client.$name(method), request, given);
  const items = Array.from({ length: count }, (_, i) =>
    Object.fromEntries(request.map(({ name, kind }) => [name, itemOf(given[name], kind, i)])),
  );
  const fill = (replies: readonly (R | undefined)[]) => {
    for (const { name } of reply) {
      const column = (results[name] ??= new Array(count)) as unknown[];
      replies.forEach((item, i) => (column[i] = (item as Fields | undefined)?.[name] ?? (create() as Fields)[name]));
    }
    return results;
  };
  try {
    return fill(client.$sendMany(batch, items as Q[], options));
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    fill(error.results as (R | undefined)[]);
    throw error.withResults(results);
  }
}

/** A batch of items that were gathered into columns. */
export function itemsByColumns<Results, R>(
  count: number,
  run: () => Results,
  scatter: (columns: Results, count: number) => R[],
): R[] {
  if (count === 0) return [];
  try {
    return scatter(run(), count);
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    const items: (R | undefined)[] = scatter(error.results as Results, count);
    for (const index of error.errors.keys()) items[index] = undefined;
    throw error.withResults(items);
  }
}
