const WRONG: readonly unknown[] = [undefined, null, '', 17, 'constructor', true, {}, [null]];

/** The record with each field but `id` missing, empty or of a wrong type in turn; each variant has an id of its own. */
export const brokenOnes = <T extends { id: string }>(record: T): T[] =>
  Object.keys(record)
    .filter((name) => name !== 'id')
    .flatMap((name) => WRONG.map((value) => ({ ...record, [name]: value })))
    .map((broken, index) => ({ ...broken, id: `${record.id}-${index}` }));

/** A fault that makes the back end answer one page with only these items. */
export const pageFault = (path: string, items: readonly unknown[]) => ({
  method: 'GET',
  path,
  status: 200,
  body: JSON.stringify({ items, page: 0, pageSize: items.length, total: items.length }),
  contentType: 'application/json',
});
