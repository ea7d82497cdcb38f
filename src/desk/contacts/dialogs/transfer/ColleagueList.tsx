import type { Colleague } from '@/domain/colleagues/colleague';
import { ColleaguePresence, ColleagueProfileButton } from '@/shared/people';
import { formatPhone, isDiallable } from '@/lib/phone';
import type { Answer } from '@/ui/feedback/answer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { UsersIcon } from '@/ui/icons';
import { noteClass } from '@/ui/layout/Section';
import { contactDialogTexts } from '../contactDialogTexts';
import styles from './Transfer.module.css';

const texts = contactDialogTexts.transfer;

interface ColleagueListProps {
  /** Null if nothing was searched for. */
  answer: Answer<Colleague[]> | null;
  bySubject: boolean;
  chosenId: string | null;
  onChoose: (colleague: Colleague) => void;
}

export function ColleagueList({ answer, bySubject, chosenId, onChoose }: ColleagueListProps) {
  if (answer === null) return <EmptyState icon={UsersIcon} title={texts.start} />;
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(colleagues) =>
        colleagues.length === 0 ? (
          <EmptyState icon={UsersIcon} title={texts.none}>
            {texts.noneHelp}
          </EmptyState>
        ) : (
          <Found colleagues={colleagues} bySubject={bySubject} chosenId={chosenId} onChoose={onChoose} />
        )
      }
    </QueryView>
  );
}

type FoundProps = Omit<ColleagueListProps, 'answer'> & { colleagues: readonly Colleague[] };

function Found({ colleagues, bySubject, chosenId, onChoose }: FoundProps) {
  return (
    <>
      {bySubject && <p className={noteClass}>{texts.bySubject}</p>}
      <ul className={styles.list} aria-label={texts.colleagues}>
        {colleagues.map((colleague) => (
          <LineBoundary as="li" key={colleague.id} resetKey={colleague}>
            <li className={styles.line}>
              <button
                type="button"
                className={styles.colleague}
                aria-pressed={colleague.id === chosenId}
                onClick={() => onChoose(colleague)}
              >
                <ColleagueWords colleague={colleague} />
              </button>
              <ColleagueProfileButton id={colleague.id} name={colleague.name} />
            </li>
          </LineBoundary>
        ))}
      </ul>
    </>
  );
}

function ColleagueWords({ colleague: { id, name, department, phoneNumber } }: { colleague: Colleague }) {
  return (
    <>
      <span className={styles.name}>
        <strong>{name}</strong>
        <ColleaguePresence userId={id} />
      </span>
      <span className={noteClass}>
        {[department, isDiallable(phoneNumber) ? formatPhone(phoneNumber) : texts.noPhone]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
