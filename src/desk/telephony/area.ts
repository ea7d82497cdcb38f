import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { selectIsIncoming } from './incoming/incomingShown';
import { PHONES_TITLE } from './phones/phonesTitle';
import { selectHasPhoneBar } from './state/phoneShown';
import { PhoneTool } from './tool/PhoneTool';

const PhoneBar = lazyPart(async () => (await import('./bar/PhoneBar')).PhoneBar);
const IncomingCalls = lazyPart(async () => (await import('./incoming/IncomingCalls')).IncomingCalls);

export const telephonyArea = defineArea({
  name: 'telephony',
  work: () => import('./telephonyWork'),
  routes: [
    {
      path: paths.phones,
      handle: handle({ title: PHONES_TITLE, theme: 'general', needs: ['usePhone', 'shell'] }),
      lazy: lazyScreen(async () => (await import('./phones/PhonesScreen')).PhonesScreen),
    },
  ],
  tool: PhoneTool,
  lateActions: async () => (await import('./phoneActions')).phoneActions,
  bar: { Part: PhoneBar, isShown: selectHasPhoneBar, isUrgent: true },
  beside: { Part: IncomingCalls, isShown: selectIsIncoming, isUrgent: true },
});
