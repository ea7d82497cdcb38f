import * as d from '@/domain/decode/decode';
import { Subject } from '@/domain/knowledge/subject';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';

export const thesaurusUrls = {
  root: '/api/v1/thesaurus/root',
  forParent: '/api/v1/thesaurus/forParent/:subjectId',
} as const;

export const thesaurusQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The subjects at the top of the tree. */
    rootSubjects: build.query<Subject[], undefined>({
      query: () => ({ url: thesaurusUrls.root, schema: d.listOf(Subject) }),
    }),
    /** The direct children of a subject; empty when it no longer exists. */
    subjectsOf: build.query<Subject[], string>({
      query: (subjectId) => ({
        url: fillPath(thesaurusUrls.forParent, { subjectId }),
        schema: d.listOf(Subject),
        missing: [],
      }),
    }),
  }),
});
