import { timelineQueries } from '@/api/timeline/timelineQueries';
import type { TimelineCase } from '@/domain/timeline/caseOnTimeline';
import { noTimelineFilters } from '@/domain/timeline/timelineFilters';
import { formatDate } from '@/lib/dates/format';
import { Select } from '@/ui/pickers/Select';
import { contactTexts } from '../contactTexts';
import type { AboutCase } from '../contact/question';

const texts = contactTexts.questions;

const titleOf = ({ title, created }: TimelineCase): string =>
  [title || texts.aboutUntitled, ...(created === null ? [] : [formatDate(created)])].join(' · ');

interface QuestionCaseProps {
  about: AboutCase | null;
  personId: string;
  onChange: (about: AboutCase | null) => void;
}

/** The case that a question continues; without one, a new case is opened for it. */
export function QuestionCase({ about, personId, onChange }: QuestionCaseProps) {
  const question = { of: 'person', id: personId, filters: noTimelineFilters } as const;
  const { currentData } = timelineQueries.endpoints.timeline.useQuery(question);
  const newest = (currentData?.items ?? []).map(({ case: one }) => ({ id: one.id, title: titleOf(one) }));
  const cases = about === null || newest.some(({ id }) => id === about.id) ? newest : [about, ...newest];
  if (cases.length === 0) return null;
  return (
    <Select
      label={texts.about}
      placeholder={texts.aboutNone}
      options={cases.map(({ id, title }) => ({ value: id, label: title }))}
      value={about?.id ?? null}
      onChange={(chosen) => onChange(cases.find(({ id }) => id === chosen) ?? null)}
      clearable
    />
  );
}
