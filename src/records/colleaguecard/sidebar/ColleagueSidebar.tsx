import { memo } from 'react';
import { useSelector } from 'react-redux';
import { selectHasCalendar } from '@/core/config/configSlice';
import type { Colleague } from '@/domain/colleagues/colleague';
import { colleagueFacts, ColleaguePhoto } from '@/shared/people';
import { selectMay } from '@/core/session/sessionSlice';
import { Boundary } from '@/ui/feedback/Boundary';
import { Facts } from '@/ui/record/Facts';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { colleagueTexts } from '../colleagueTexts';
import { Now } from '@/shared/agenda';
import { useNow } from '@/lib/useNow';
import { Section } from '@/ui/layout/Section';
import { calendarTexts } from '../calendar/calendarTexts';
import { useWeek } from '../useColleague';
import { mondayIn } from '../calendar/week';

const ChatLogin = lazyRegion(async () => (await import('@/desk/chat')).ChatLogin, null);

/** The colleague's details, presence and current appointment, shown beside every tab (002 §2.1). */
export const ColleagueSidebar = memo(function ColleagueSidebar({ colleague }: { colleague: Colleague }) {
  const hasCalendar = useSelector(selectHasCalendar);
  const mayChat = useSelector(selectMay)('viewChatConversation');
  const { personId } = colleague;
  const atChat =
    mayChat && personId !== null
      ? [{ label: colleagueTexts.chat, value: <ChatLogin personId={personId} /> }]
      : [];
  return (
    <>
      <ColleaguePhoto colleague={colleague} />
      <Boundary resetKey={colleague}>
        <Facts items={[...colleagueFacts(colleague), ...atChat]} />
      </Boundary>
      {hasCalendar && (
        <Boundary resetKey={colleague}>
          <NowInCalendar colleagueId={colleague.id} />
        </Boundary>
      )}
    </>
  );
});

/** The current appointment of a colleague; nothing if the calendar cannot be read, because the tab reports that. */
function NowInCalendar({ colleagueId }: { colleagueId: string }) {
  const { currentData } = useWeek(colleagueId, mondayIn(null, useNow()));
  if (currentData === undefined) return null;
  return (
    <Section title={calendarTexts.now}>
      <Now appointments={currentData} />
    </Section>
  );
}
