import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';

const waiting = <Skeleton lines={4} />;

/** These parts are loaded with the screen that shows them. The HTML sanitizer is loaded only with an answer. */
export const SubjectPicker = lazyRegion(
  async () => (await import('./subjects/SubjectPicker')).SubjectPicker,
  waiting,
);
export const FaqSearch = lazyRegion(async () => (await import('./faqs/FaqSearch')).FaqSearch, waiting);
export const FaqRow = lazyRegion(async () => (await import('./faqs/FaqRow')).FaqRow, null);
export const FaqSuggestions = lazyRegion(
  async () => (await import('./faqs/FaqSuggestions')).FaqSuggestions,
  null,
);
export const AnswerText = lazyRegion(async () => (await import('./faqs/AnswerText')).AnswerText, waiting);
export const FaqBrowser = lazyRegion(async () => (await import('./faqs/FaqBrowser')).FaqBrowser, waiting);
export const FollowUp = lazyRegion(async () => (await import('./faqs/FollowUp')).FollowUp, waiting);
export const SubjectTree = lazyRegion(
  async () => (await import('./subjects/SubjectTree')).SubjectTree,
  waiting,
);
export const FaqAnswer = lazyRegion(async () => (await import('./faqs/FaqAnswer')).FaqAnswer, waiting);

/**
 * Reads the top subjects again when another contact begins, because the panel may have been open for hours (001 §4).
 */
export function useFreshSubjects(): () => void {
  const load = thesaurusQueries.usePrefetch('rootSubjects', { force: true });
  return () => load(undefined);
}
