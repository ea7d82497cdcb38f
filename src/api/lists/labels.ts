import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';
import { type ListRecord, readListRecords } from './lists';

export const labelUrls = {
  usages: '/api/v1/smartlabel/:id/usages',
  deleteSeveral: '/api/v1/smartlabel/deletewithidsin',
} as const;

/** A place where a label is used. */
const LabelUsage = v.object({ id: d.id, type: d.text, title: d.text });
export type LabelUsage = v.InferOutput<typeof LabelUsage>;
const Usages = d.listOf(LabelUsage);

const ASKED_AT_ONCE = 4;
const readUsages = (id: string) => http.get(fillPath(labelUrls.usages, { id }), Usages);

async function readUnused(): Promise<ListRecord[]> {
  const labels = await readListRecords('smartLabels');
  const unused: ListRecord[] = [];
  for (let start = 0; start < labels.length; start += ASKED_AT_ONCE) {
    const part = labels.slice(start, start + ASKED_AT_ONCE);
    const usages = await Promise.all(part.map(({ id }) => readUsages(id)));
    unused.push(...part.filter((_, place) => usages[place]?.length === 0));
  }
  return unused;
}

export const labelQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Empty when the label no longer exists. */
    labelUsages: build.query<LabelUsage[], string>({
      query: (id) => ({ url: fillPath(labelUrls.usages, { id }), schema: Usages, missing: [] }),
      providesTags: ['faqs', 'lists'],
    }),
    /** The labels that are not used anywhere. Each label needs its own call, so a few calls are sent at a time. */
    unusedLabels: build.query<ListRecord[], undefined>({
      queryFn: () => answerOf(readUnused()),
      providesTags: ['faqs', 'lists'],
    }),
  }),
});

/** Deletes all of these labels, or none when one of them is in use. */
export const deleteLabels = (ids: readonly string[]): Promise<unknown> =>
  http.delete(labelUrls.deleteSeveral, { params: { ids } });
