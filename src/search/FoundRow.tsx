import { useSelector } from 'react-redux';
import { arriveAt } from '@/core/hooks/arrivals';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { StartContact } from '@/contactmoments';
import { useMayOpen } from '@/core/openable';
import { selectMay } from '@/core/session/sessionSlice';
import { ColleagueProfileButton, type KnownPerson } from '@/people';
import { cardOf, cardPattern, type Found, isContactable } from './found';
import { useFoundName } from './foundName';
import { FoundLineText } from './FoundText';
import { mutedClass } from '@/ui/layout/Section';
import { recordClass, RecordRow } from '@/ui/rows/RecordRow';
import { searchTexts as texts } from './searchTexts';

interface FoundRowProps {
  found: Found;
  known: KnownPerson | undefined;
  /** What was searched for. */
  asked: string;
}

/** One row of a list: a link, unless there is no card to open (AMB-196). */
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
      {mayContact && isContactable(found) && (
        <StartContact person={{ id, name, details: detail }} source="search" />
      )}
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
