import { useMatch } from 'react-router';
import { paths } from '@/core/paths';
import { Button } from '@/ui/buttons/Button';
import { FilterIcon } from '@/ui/icons';
import { useTimelineFilters } from '../filters/useTimelineFilters';
import { timelineTexts } from '../timelineTexts';

/** Filters the timeline by the subject of a case; only the timeline of a person has this filter. */
export function AboutSubject({ tagId }: { tagId: string | null }) {
  const isPerson = useMatch(`${paths.personCard}/*`) !== null;
  const { filters, change } = useTimelineFilters('person');
  if (!isPerson || tagId === null || filters.tagId === tagId) return null;
  return (
    <div>
      <Button size="s" variant="quiet" icon={FilterIcon} onClick={() => change({ tagId })}>
        {timelineTexts.case.aboutSubject}
      </Button>
    </div>
  );
}
