import { useDispatch, useSelector } from 'react-redux';
import type { phoneCommanded, PhoneMethod } from './state/phoneCommands';
import type { WhyNotPhone } from './state/phoneRules';
import { selectTelephony, selectWhyNotPhone } from './state/telephonySelectors';
import { telephonyTexts } from './telephonyTexts';

/**
 * Returns a function that sends commands to the phone, with the running commands and the reason why none can be sent.
 */
export function usePhoneCommand() {
  const dispatch = useDispatch();
  const { sent } = useSelector(selectTelephony);
  const whyNotPhone = useSelector(selectWhyNotPhone);
  return {
    ask: (command: ReturnType<typeof phoneCommanded>) => void dispatch(command),
    isAsked: (...methods: readonly PhoneMethod[]) => sent.some(({ method }) => methods.includes(method)),
    /** Returns why a command is impossible, in words; a reason about the phone as a whole comes first. */
    reason: (own: WhyNotPhone | null = null): string | null => {
      const reason = whyNotPhone ?? own;
      return reason === null ? null : telephonyTexts.whyNot[reason];
    },
  };
}
