import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { selectUser } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { telHref } from '@/lib/contactHref';
import { sameId } from '@/lib/guid';
import { searchText } from '@/lib/text';
import { useShortcuts } from '@/desk/quickdials';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { noteClass } from '@/ui/layout/Section';
import { type DeskPhones, isFree } from '../state/deskPhonesSlice';
import { telephonyTexts } from '../telephonyTexts';
import { Colleague } from './Colleague';
import styles from './PassOn.module.css';
import { Consult, Target, TargetList } from './Target';
import { useByAvailability } from './useByAvailability';
import { useDeskPhones } from './useDeskPhones';
import { type PassingOn, usePassOn } from './usePassOn';

const { passOn: texts } = telephonyTexts;

interface TargetsProps {
  call: PhoneCall;
  onDone: () => void;
}

/** The targets for a call: a typed number, an available colleague, or a quick dial. */
export function Targets({ call, onDone }: TargetsProps) {
  const [text, setText] = useState('');
  const passing = usePassOn(call, onDone);
  const phones = useDeskPhones();
  const asked = searchText(text);
  const isNumber = telHref(text) !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.targets}>
      <DelayedSearch label={texts.search} placeholder={texts.placeholder} value={text} onChange={setText} />
      {isNumber && (
        <div className={styles.colleague}>
          <Button
            busy={passing.busy}
            disabledReason={passing.reason()}
            onClick={() => passing.passOn(text.trim())}
          >
            {texts.toNumber(text.trim())}
          </Button>
          <Consult passing={passing} name={text.trim()} number={text.trim()} />
        </div>
      )}
      {asked === '' && <FreeColleagues passing={passing} phones={phones} />}
      {asked !== '' && !isNumber && <FoundColleagues passing={passing} phones={phones} asked={asked} />}
      {!isNumber && <QuickDials passing={passing} asked={asked} />}
      <p className={noteClass}>{passing.consult ? texts.blind : texts.blindOnly}</p>
      {passing.hasNotes && <p className={noteClass}>{texts.withNotes}</p>}
    </div>
  );
}

interface PartProps {
  passing: PassingOn;
  phones: DeskPhones;
}

/**
 * Lists the colleagues whose phone can take a call now. Renders nothing if there are none or the phones are unknown.
 */
function FreeColleagues({ passing, phones }: PartProps) {
  const ownId = useSelector(selectUser)?.id;
  const free = useByAvailability(
    Object.values(phones)
      .filter((phone) => isFree(phone) && phone.userId !== ownId)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nl')),
  );
  const ids = Object.keys(phones).toSorted();
  const { currentData = [] } = colleagueQueries.endpoints.colleaguesNamed.useQuery(
    ids.length > 0 ? ids : skipToken,
  );
  return (
    <TargetList title={texts.free}>
      {free.map(({ userId, name }) => {
        const known = currentData.find(({ id }) => sameId(id, userId));
        return (
          <Colleague
            key={userId}
            passing={passing}
            phones={phones}
            userId={userId}
            name={name}
            department={known?.department ?? null}
            number={known?.phoneNumber ?? null}
          />
        );
      })}
    </TargetList>
  );
}

function FoundColleagues({ passing, phones, asked }: PartProps & { asked: string }) {
  const ownId = useSelector(selectUser)?.id;
  const answer = useRowsKept(colleagueQueries.endpoints.foundColleagues.useQuery(asked));
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {({ items }) => {
        const others = items.filter(({ id }) => id !== ownId);
        if (others.length === 0) return <p className={noteClass}>{texts.none}</p>;
        return (
          <TargetList title={texts.colleagues}>
            {others.map(({ id, name, department, phoneNumber }) => (
              <Colleague
                key={id}
                passing={passing}
                phones={phones}
                userId={id}
                name={name}
                department={department}
                number={phoneNumber}
              />
            ))}
          </TargetList>
        );
      }}
    </QueryView>
  );
}

/** The quick dials of the desk (TEL-41). */
function QuickDials({ passing, asked }: { passing: PassingOn; asked: string }) {
  const { dials } = useShortcuts();
  const wanted = asked.toLowerCase();
  const found = (dials?.currentData ?? []).flatMap(({ id, name, number, detail }) =>
    number !== null && name.toLowerCase().includes(wanted) ? { id, name, number, detail } : [],
  );
  return (
    <TargetList title={texts.quickDials}>
      {found.map(({ id, name, number, detail }) => (
        <div key={id} className={styles.colleague}>
          <Target passing={passing} target={number} aside={<span className={noteClass}>{detail}</span>}>
            {texts.to(name)}
          </Target>
          <Consult passing={passing} name={name} number={number} />
        </div>
      ))}
    </TargetList>
  );
}
