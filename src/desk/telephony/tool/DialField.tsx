import { type SubmitEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { isDiallable } from '@/lib/phone';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { PhoneIcon } from '@/ui/icons';
import { Disclosure } from '@/ui/layout/Disclosure';
import { dialRequested } from '../state/phoneCommands';
import { selectWhyNotDial } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PhoneMenu.module.css';

const { dialling: texts } = telephonyTexts;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#', '+'];

export function DialField() {
  const { ask, isAsked, reason } = usePhoneCommand();
  const [number, setNumber] = useState('');
  const whyNot = reason(useSelector(selectWhyNotDial)) ?? (isDiallable(number) ? null : texts.notDiallable);
  const field = useRef<HTMLInputElement>(null);
  const dial = (event: SubmitEvent) => {
    event.preventDefault();
    if (whyNot === null) ask(dialRequested(number.trim()));
    else field.current?.focus();
  };
  return (
    <form className={styles.part} onSubmit={dial}>
      <div className={styles.dial}>
        <TextField
          label={texts.label}
          type="tel"
          inputRef={field}
          value={number}
          onChange={setNumber}
          onClear={() => setNumber('')}
        />
        <Button
          type="submit"
          variant="primary"
          icon={PhoneIcon}
          busy={isAsked('dial')}
          disabledReason={whyNot}
        >
          {texts.call}
        </Button>
      </div>
      <Pad onKey={(key) => setNumber(number + key)} />
    </form>
  );
}

function Pad({ onKey }: { onKey: (key: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure as="h3" title={texts.pad} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <div className={styles.pad}>
        {KEYS.map((key) => (
          <Button key={key} className={styles.key} aria-label={texts.digit(key)} onClick={() => onKey(key)}>
            {key}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
