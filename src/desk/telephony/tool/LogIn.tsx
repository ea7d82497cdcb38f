import { type SubmitEvent, useState } from 'react';
import type { Phone } from '@/domain/telephony/phone';
import { formatPhone } from '@/lib/phone';
import { Button } from '@/ui/buttons/Button';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { logInRequested } from '../state/phoneCommands';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PhoneMenu.module.css';

const { menu: texts } = telephonyTexts;

/** Logs in with one of the agent's numbers; if the exchange lists no numbers, the exchange chooses one. */
export function LogIn({ phone: { phoneNumberOptions } }: { phone: Phone }) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const [chosen, setChosen] = useState<string | null>(null);
  const number = chosen ?? phoneNumberOptions[0] ?? '';
  const logIn = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason() === null) ask(logInRequested(number));
  };
  return (
    <form className={styles.part} onSubmit={logIn}>
      {phoneNumberOptions.length > 1 && (
        <RadioGroup
          label={texts.logInWith}
          options={phoneNumberOptions.map((value) => ({ value, label: formatPhone(value) }))}
          value={number}
          onChange={setChosen}
        />
      )}
      <Button type="submit" variant="primary" busy={isAsked('login')} disabledReason={reason()}>
        {texts.logIn}
      </Button>
    </form>
  );
}
