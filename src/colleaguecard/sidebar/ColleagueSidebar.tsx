import { memo } from 'react';
import type { Colleague } from '@/domain/colleague/colleague';
import { colleagueFacts, ColleaguePhoto } from '@/people';
import { Boundary } from '@/ui/feedback/Boundary';
import { Facts } from '@/ui/record/Facts';
import { useHasCalendar } from '../useColleague';
import { NowInCalendar } from './NowInCalendar';

/** Who a colleague is, whether they can be reached now and what they are in, whatever tab is open (002 §2.1). */
export const ColleagueSidebar = memo(function ColleagueSidebar({ colleague }: { colleague: Colleague }) {
  const hasCalendar = useHasCalendar();
  return (
    <>
      <ColleaguePhoto colleague={colleague} />
      <Boundary resetKey={colleague}>
        <Facts items={colleagueFacts(colleague)} />
      </Boundary>
      {hasCalendar && (
        <Boundary resetKey={colleague}>
          <NowInCalendar colleagueId={colleague.id} />
        </Boundary>
      )}
    </>
  );
});
