import { skipToken } from '@reduxjs/toolkit/query/react';
import { colleagueQueries } from '@/api/colleagueQueries';
import type { Colleague } from '@/domain/colleague/colleague';
import type { Received } from '@/domain/decode/received';
import { presenceLabel, PresenceStatus } from '@/domain/colleague/presence';
import { formatPhone, isDiallable } from '@/lib/phone';
import type { Answer } from '@/ui/feedback/answer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { UsersIcon } from '@/ui/icons';
import { Badge, type Tone } from '@/ui/record/Badge';
import { registrationTexts } from '../registrationTexts';
import styles from './Transfer.module.css';

const texts = registrationTexts.transfer;

interface ColleagueListProps {
  /** Null where nothing was asked. */
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
  const ids = colleagues.map(({ id }) => id);
  const { currentData: presences = [] } = colleagueQueries.endpoints.presences.useQuery(
    ids.length === 0 ? skipToken : ids,
  );
  const presenceOf = (id: string) => presences.find(({ userId }) => userId === id)?.status ?? null;
  return (
    <>
      {bySubject && <p className={styles.hint}>{texts.bySubject}</p>}
      <ul className={styles.list} aria-label={texts.colleagues}>
        {colleagues.map((colleague) => (
          <LineBoundary as="li" key={colleague.id} resetKey={colleague}>
            <li>
              <button
                type="button"
                className={styles.colleague}
                aria-pressed={colleague.id === chosenId}
                onClick={() => onChoose(colleague)}
              >
                <ColleagueWords colleague={colleague} presence={presenceOf(colleague.id)} />
              </button>
            </li>
          </LineBoundary>
        ))}
      </ul>
    </>
  );
}

const isPresent = (status: Received<PresenceStatus>): boolean => status === PresenceStatus.Available;
const toneOf = (status: Received<PresenceStatus>): Tone => (isPresent(status) ? 'success' : 'neutral');

interface WordsProps {
  colleague: Colleague;
  presence: Received<PresenceStatus> | null;
}

function ColleagueWords({ colleague: { name, department, phoneNumber }, presence }: WordsProps) {
  return (
    <>
      <span className={styles.name}>
        <strong>{name}</strong>
        {presence !== null && <Badge tone={toneOf(presence)}>{presenceLabel(presence)}</Badge>}
      </span>
      <span className={styles.hint}>
        {[department, isDiallable(phoneNumber) ? formatPhone(phoneNumber) : texts.noPhone]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
