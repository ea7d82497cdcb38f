import { useEffect, useRef, useState } from 'react';
import { colleagueQueries } from '@/api/colleagueQueries';
import { presenceQueries } from '@/api/presenceQueries';
import { PresenceStatus } from '@/domain/colleague/presence';
import type { Colleague } from '@/domain/colleague/colleague';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { telHref } from '@/lib/contactHref';
import { searchText } from '@/lib/text';
import { ColleaguePresence } from '@/people';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { forwardRequested, transferRequested } from '../state/phoneCommands';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PassOn.module.css';

const { passOn: texts } = telephonyTexts;
const DEBOUNCE_MS = 300;

/** A conversation is transferred, one that still rings forwarded. */
function usePassOn({ connectionId, status }: PhoneCall) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const request = status === CallStatus.Ringing ? forwardRequested : transferRequested;
  return {
    busy: isAsked('forwardCall', 'transferDirect'),
    reason,
    passOn: (target: string) => ask(request(connectionId, target)),
  };
}

/** To whom it can go: a number that was typed, or a colleague who is there. */
export function Targets({ call }: { call: PhoneCall }) {
  const [text, setText] = useState('');
  const { passOn, busy, reason } = usePassOn(call);
  const asked = searchText(text);
  const isNumber = telHref(text) !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.targets}>
      <DelayedSearch
        label={texts.search}
        placeholder={texts.placeholder}
        value={text}
        delayMs={DEBOUNCE_MS}
        onChange={setText}
      />
      {isNumber && (
        <Button busy={busy} disabledReason={reason()} onClick={() => passOn(text.trim())}>
          {texts.toNumber(text.trim())}
        </Button>
      )}
      {asked !== '' && !isNumber && <Colleagues call={call} asked={asked} />}
      <p className={styles.note}>{texts.blind}</p>
    </div>
  );
}

function Colleagues({ call, asked }: { call: PhoneCall; asked: string }) {
  const answer = colleagueQueries.endpoints.foundColleagues.useQuery(asked);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.note}>{texts.none}</p>
        ) : (
          <ul className={styles.list} aria-label={texts.colleagues}>
            {items.map((colleague) => (
              <li key={colleague.id}>
                <Target call={call} colleague={colleague} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

interface TargetProps {
  call: PhoneCall;
  colleague: Colleague;
}

/** Only somebody who is available can take it over; the exchange refuses the rest. */
function Target({ call, colleague }: TargetProps) {
  const { passOn, busy, reason } = usePassOn(call);
  const { data: status = null } = presenceQueries.endpoints.presence.useQuery(colleague.id);
  const isThere = status === null || status === PresenceStatus.Available;
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.target}
      busy={busy}
      disabledReason={reason() ?? (isThere ? null : texts.notAvailable)}
      onClick={() => passOn(colleague.id)}
    >
      <span>{texts.to(colleague.name)}</span>
      <ColleaguePresence userId={colleague.id} />
    </Button>
  );
}
