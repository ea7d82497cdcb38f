import { useSelector } from 'react-redux';
import { arriveAt } from '@/core/hooks/arrivals';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { StartContact } from '@/desk/contacts';
import { useMayOpen } from '@/core/openable';
import { selectMay } from '@/core/session/sessionSlice';
import { ColleagueProfileButton, type KnownPerson, alertsInShort } from '@/shared/people';
import { cardOf, cardPattern, type Found, isContactable } from './found';
import { FoundLineText } from './FoundText';
import { mutedClass } from '@/ui/layout/Section';
import { recordClass, RecordRow } from '@/ui/rows/RecordRow';
import { searchTexts as texts } from './searchTexts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { presenceQueries } from '@/api/colleagues/presenceQueries';
import { presenceLabel } from '@/domain/colleagues/presence';
import { rowName } from '@/ui/rows/rowName';
import { factsOf } from './foundDetails';
import { whoItIs } from './whoItIs';

interface FoundRowProps {
  found: Found;
  known: KnownPerson | undefined;
  /** The searched words, which are highlighted. */
  asked: string;
}

/** A row of a list: a link, unless there is no card to open (AMB-196). */
export function FoundRow({ found, known, asked }: FoundRowProps) {
  const open = useOpenLink();
  const mayContact = useSelector(selectMay)('caseCreate');
  const { kind, id, name, detail, canOpen } = found;
  const hasCards = useMayOpen(cardPattern(kind));
  const label = useFoundName(found, known, asked);
  const shown = <FoundLineText found={found} known={known} asked={asked} />;
  if (!canOpen) {
    return (
      <RecordRow actions={hasCards && <span className={mutedClass}>{texts.closed}</span>}>
        <div className={recordClass} tabIndex={-1} data-row-focus>
          {shown}
        </div>
      </RecordRow>
    );
  }
  const actions = (
    <>
      {kind === 'colleagues' && <ColleagueProfileButton id={id} name={name} />}
      {mayContact && isContactable(found) && <StartContact person={{ id, name, details: detail }} />}
    </>
  );
  return (
    <RecordRow actions={actions}>
      <a
        className={recordClass}
        href={cardOf(found)}
        aria-label={label}
        data-row-focus
        onClick={(event) => {
          arriveAt(id, name);
          open(event);
        }}
      >
        {shown}
      </a>
    </RecordRow>
  );
}

/** Returns the accessible name of a result's row, including the facts that load later. */
function useFoundName(found: Found, known: KnownPerson | undefined, asked: string): string {
  const { facts, badges, alerts, userId } = whoItIs(found, known);
  const { data: presence = null } = presenceQueries.endpoints.presence.useQuery(userId ?? skipToken);
  return rowName(
    found.name,
    ...badges.map(({ label }) => label),
    ...factsOf(found.detail, facts, asked),
    alertsInShort(alerts),
    presence !== null && presenceLabel(presence),
  );
}
