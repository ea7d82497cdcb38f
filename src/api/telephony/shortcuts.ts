import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { QuickDial, QuickLink } from '@/domain/telephony/shortcut';
import { queries } from '../http/queries';

export const shortcutUrls = {
  quickDials: '/api/v1/quickdial/active',
  quickLinks: '/api/v1/quicklink/active',
} as const;

/** 001 §9. */
const PAGE = { page: 0, size: 100 };

/** The quick dials and links of everyone at the desk, in the administrator's order. */
export const shortcutQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    quickDials: build.query<QuickDial[], undefined>({
      query: () => ({ url: shortcutUrls.quickDials, schema: d.listOf(QuickDial) }),
      providesTags: ['shortcuts'],
    }),
    quickLinks: build.query<Page<QuickLink>, undefined>({
      query: () => ({ url: shortcutUrls.quickLinks, params: PAGE, schema: pageOf(QuickLink) }),
      providesTags: ['shortcuts'],
    }),
  }),
});
