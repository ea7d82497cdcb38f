import { skipToken } from '@reduxjs/toolkit/query/react';
import { VENDOR_PAGE_SIZE, vendorQueries } from '@/api/vendors/vendors';
import type { Page } from '@/domain/decode/page';
import type { Vendor } from '@/domain/vendors/vendor';
import { plain } from '@/lib/plain';
import { searchText } from '@/lib/text';
import { pageNumber } from '@/kit/livelist/listParameters';
import { anyText, queryWords, useQuestion } from '@/kit/screen/useAddressValue';
import { defineQuestion, parameter, type ValueOf } from '@/lib/question';
import type { Answer } from '@/ui/feedback/answer';
import { useRowsKept } from '@/ui/feedback/useRowsKept';

const vendorQuestion = defineQuestion({
  query: queryWords,
  page: pageNumber,
  /** The id of a work area. */
  area: anyText('werkgebied'),
  otherRole: parameter<boolean>('andereRol', false, (given) => given === '1', {
    spell: (isOn) => (isOn ? '1' : null),
  }),
});
type Asked = ValueOf<typeof vendorQuestion>;

const hasWords = ({ name, chamberOfCommerceNumber }: Vendor, query: string): boolean => {
  const text = plain(`${name} ${chamberOfCommerceNumber ?? ''}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const pageOfAll = (vendors: readonly Vendor[], { query, page }: Asked): Page<Vendor> => {
  const found = vendors.filter((vendor) => hasWords(vendor, query));
  const items = found.slice(page * VENDOR_PAGE_SIZE, (page + 1) * VENDOR_PAGE_SIZE);
  return { items, page, pageSize: VENDOR_PAGE_SIZE, total: found.length };
};

interface Listed extends Answer<Vendor[]> {
  currentData?: Vendor[] | undefined;
}

/**
 * Searches and pages a list that the server returns as a whole. Search results are searched and paged by the server.
 */
const paged = ({ currentData, ...answer }: Listed, asked: Asked): Answer<Page<Vendor>> => ({
  ...answer,
  currentData: currentData && pageOfAll(currentData, asked),
});

/** The requested vendors: all, by words, by work area, or those with another role (UCC-102..104). */
export function useVendorList() {
  const [asked, ask] = useQuestion(vendorQuestion);
  const text = searchText(asked.query);
  const { area, otherRole } = asked;
  const isWhole = area !== null || otherRole;
  const { vendors, vendorsWithAreas, vendorsWithOtherRole } = vendorQueries.endpoints;
  const byWords = useRowsKept(vendors.useQuery(isWhole ? skipToken : { text, page: asked.page }));
  const withAreas = vendorsWithAreas.useQuery(undefined);
  const others = vendorsWithOtherRole.useQuery(otherRole ? undefined : skipToken);
  const inArea = (id: string) =>
    withAreas.currentData?.filter(({ workAreas }) => workAreas.some((each) => each.id === id));
  const whole = () => {
    if (area === null) return others;
    const found = inArea(area);
    if (!otherRole) return { ...withAreas, currentData: found };
    if (others.currentData === undefined) return others;
    const isOther = (vendor: Vendor) => others.currentData?.some(({ id }) => id === vendor.id);
    return { ...withAreas, currentData: found?.filter(isOther) };
  };
  return {
    asked,
    /** Changes the filters. Every change, except of the page itself, returns to the first page. */
    ask: (changes: Partial<Asked>, replace?: boolean) => ask({ page: 0, ...changes }, replace),
    answer: isWhole ? { ...paged(whole(), { ...asked, query: text }), isEarlier: false } : byWords,
    withAreas,
  };
}
