import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import { selectIsIncoming } from './incoming/incomingShown';
import { selectHasPhoneBar } from './state/phoneShown';
import { phoneToolShown } from './state/phoneToolShown';
import { PhoneTool } from './tool/PhoneTool';

const PhoneBar = lazyPart(async () => (await import('./bar/PhoneBar')).PhoneBar);
const IncomingCalls = lazyPart(async () => (await import('./incoming/IncomingCalls')).IncomingCalls);

/** What works behind the tool and the bar. */
async function work() {
  const [
    { telephonySaga },
    { appearanceSaga, incomingSaga },
    { historySaga },
    { missedSaga },
    { deskPhonesSaga },
    { telephonySlice },
    { deskPhonesSlice },
    { callingSlice },
    { linesSlice },
  ] = await Promise.all([
    import('./work/telephonySaga'),
    import('./incoming/incomingSaga'),
    import('./history/historySaga'),
    import('./history/missedSaga'),
    import('./work/deskPhonesSaga'),
    import('./state/telephonySlice'),
    import('./state/deskPhonesSlice'),
    import('@/core/telephony/calling'),
    import('@/hubs/linesSlice'),
  ]);
  return {
    reducers: {
      telephony: telephonySlice.reducer,
      deskPhones: deskPhonesSlice.reducer,
      calling: callingSlice.reducer,
      lines: linesSlice.reducer,
    },
    sagas: {
      telephony: telephonySaga,
      callAppearances: appearanceSaga,
      incomingCalls: incomingSaga,
      callHistory: historySaga,
      missedCalls: missedSaga,
      deskPhones: deskPhonesSaga,
    },
  };
}

export const telephonyArea = defineArea({
  name: 'telephony',
  work,
  startsOn: [phoneToolShown],
  tool: PhoneTool,
  bar: { Part: PhoneBar, isShown: selectHasPhoneBar },
  beside: { Part: IncomingCalls, isShown: selectIsIncoming },
});
