import { useDispatch, useSelector } from 'react-redux';
import type { phoneCommanded, PhoneMethod } from './state/phoneCommands';
import type { WhyNotPhone } from './state/phoneRules';
import { selectTelephony, selectWhyNotPhone } from './state/telephonySelectors';
import { telephonyTexts } from './telephonyTexts';

/** Asks something of the phone, and knows what of it is being asked and why nothing can be. */
export function usePhoneCommand() {
  const dispatch = useDispatch();
  const { sent } = useSelector(selectTelephony);
  const whyNotPhone = useSelector(selectWhyNotPhone);
  return {
    ask: (command: ReturnType<typeof phoneCommanded>) => void dispatch(command),
    isAsked: (...methods: readonly PhoneMethod[]) => sent.some(({ method }) => methods.includes(method)),
    /** The reason in words, that of the phone as a whole first. */
    reason: (own: WhyNotPhone | null = null): string | null => {
      const reason = whyNotPhone ?? own;
      return reason === null ? null : telephonyTexts.whyNot[reason];
    },
  };
}
