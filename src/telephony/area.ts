import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import { selectIsIncoming } from './incoming/incomingShown';
import { selectHasPhoneBar } from './state/phoneShown';
import { phoneToolShown } from './state/phoneToolShown';
import { PhoneTool } from './tool/PhoneTool';

const PhoneBar = lazyPart(async () => (await import('./bar/PhoneBar')).PhoneBar);
const IncomingCalls = lazyPart(async () => (await import('./incoming/IncomingCalls')).IncomingCalls);

export const telephonyArea = defineArea({
  name: 'telephony',
  work: () => import('./telephonyWork'),
  startsOn: [phoneToolShown],
  tool: PhoneTool,
  lateActions: async () => (await import('./phoneActions')).phoneActions,
  bar: { Part: PhoneBar, isShown: selectHasPhoneBar, isUrgent: true },
  beside: { Part: IncomingCalls, isShown: selectIsIncoming, isUrgent: true },
});
