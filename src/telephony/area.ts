import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import { selectHasPhoneBar } from './state/phoneShown';
import { phoneToolShown } from './state/phoneToolShown';
import { PhoneTool } from './tool/PhoneTool';

const PhoneBar = lazyPart(async () => (await import('./bar/PhoneBar')).PhoneBar);

/** What works behind the tool and the bar. */
async function work() {
  const [{ telephonySaga }, { telephonySlice }, { callingSlice }, { linesSlice }] = await Promise.all([
    import('./work/telephonySaga'),
    import('./state/telephonySlice'),
    import('@/core/telephony/calling'),
    import('@/hubs/linesSlice'),
  ]);
  return {
    reducers: {
      telephony: telephonySlice.reducer,
      calling: callingSlice.reducer,
      lines: linesSlice.reducer,
    },
    sagas: { telephony: telephonySaga },
  };
}

export const telephonyArea = defineArea({
  name: 'telephony',
  work,
  startsOn: [phoneToolShown],
  tool: PhoneTool,
  bar: { Part: PhoneBar, isShown: selectHasPhoneBar },
});
