import { personQueries } from '@/api/people/personQueries';
import { addressText } from '@/domain/people/contactDetails';
import { homeOf } from '@/domain/people/person';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import type { Candidate } from '../callers';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';

interface CandidatesProps {
  candidates: readonly Candidate[];
  onChoose: (roleId: string) => void;
}

/** The people with this number, from whom the agent chooses the caller. */
export function Candidates({ candidates, onChoose }: CandidatesProps) {
  const answer = personQueries.endpoints.people.useQuery(candidates.map(({ personId }) => personId));
  return (
    <div className={styles.part}>
      <p className={styles.line}>{texts.several(candidates.length)}</p>
      <QueryView answer={answer} failed={texts.personFailed} waiting={<Skeleton lines={2} />}>
        {(people) => (
          <ul className={styles.candidates} aria-label={texts.severalLabel}>
            {people.map((person) => {
              const home = homeOf(person);
              const roleIds = candidates.find(({ personId }) => personId === person.id)?.roleIds ?? [];
              const [first] = roleIds;
              const roleId = roleIds.find((id) => id === person.roles.customer) ?? first;
              return (
                <LineBoundary key={person.id} as="li" resetKey={person}>
                  <li>
                    <button
                      type="button"
                      className={styles.candidate}
                      onClick={() => roleId !== undefined && onChoose(roleId)}
                    >
                      <strong>{person.name || texts.nameless}</strong>
                      <span className={mutedClass}>{(home && addressText(home)) ?? texts.noAddress}</span>
                    </button>
                  </li>
                </LineBoundary>
              );
            })}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
