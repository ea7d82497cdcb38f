import { Link } from 'react-router';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import type { TimelineCase } from '@/domain/timeline/caseOnTimeline';

/** The question of a case, linked to its answer if the user may read the answer. */
export function CaseQuestion({ ofCase: { faq, faqId } }: { ofCase: TimelineCase }) {
  const mayOpen = useMayOpen(paths.faq);
  const question = faq?.question ?? '';
  return faqId === null || !mayOpen ? question : <Link to={to.faq(faqId)}>{question}</Link>;
}
