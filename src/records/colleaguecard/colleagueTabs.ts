import { defineCardTabs } from '@/kit/card/tabs/defineCardTabs';
import { paths } from '@/core/paths';
import { colleagueTitles } from './colleagueTitles';

/** The facts that decide which tabs the menu has. */
interface SeenColleague {
  /** Calendars are configured, whether they can be read now or not (AMB-203). */
  hasCalendar: boolean;
  isOwn: boolean;
}

const { tabs } = colleagueTitles;
const needs = ['customerCard'] as const;

/** The tabs of the card of a colleague (002 §2.1). */
export const colleagueTabs = defineCardTabs<SeenColleague, 'calendar' | 'history' | 'telephony'>(
  paths.colleagueCard,
  {
    calendar: {
      title: tabs.calendar,
      needs,
      shows: ({ record }) => record.hasCalendar,
      load: async () => (await import('./calendar/CalendarTab')).CalendarTab,
    },
    history: {
      title: tabs.history,
      needs,
      load: async () => (await import('./history/HistoryTab')).HistoryTab,
    },
    telephony: {
      title: tabs.telephony,
      needs,
      shows: ({ record, may }) => record.isOwn || may('phoneViewColleagueHistory'),
      load: async () => (await import('./telephony/TelephonyTab')).TelephonyTab,
    },
  },
);
