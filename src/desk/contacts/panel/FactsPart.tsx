import { type ReactNode, useState } from 'react';
import type { Person } from '@/domain/people/person';
import {
  balanceWords,
  factsTexts,
  PersonBalance,
  PersonContracts,
  PersonWork,
  useBalance,
  usePersonWork,
} from '@/shared/people';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass } from '@/ui/layout/Section';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';

const texts = contactTexts.facts;

/**
 * Keeps the facts of the incoming call visible: always the balance and the open work, and the contracts when unfolded.
 */
export function FactsPart({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.known}>
      <Disclosure as="h3" title={<InShort person={person} />} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <div className={styles.list}>
          <PersonContracts person={person} />
          <PersonBalance person={person} />
          <PersonWork person={person} />
        </div>
      </Disclosure>
    </div>
  );
}

function InShort({ person }: { person: Person }) {
  const balance = useBalance(person);
  const work = useWorkWords(person);
  return (
    <span className={styles.facts}>
      {balance !== null && (
        <Fact label={factsTexts.owes.title}>
          {balance.currentData === undefined
            ? missingWords(balance.isError)
            : balanceWords(balance.currentData)}
        </Fact>
      )}{' '}
      {work !== null && <Fact label={factsTexts.work.title}>{work}</Fact>}
    </span>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <span className={mutedClass}>{label}</span> {children}
  </span>
);

const missingWords = (isError: boolean): string => (isError ? texts.failed : texts.waiting);

function useWorkWords(person: Person): string | null {
  const { lines, none, isLoading, failed, isAll } = usePersonWork(person);
  if (lines.length > 0) return texts.running(lines.length, isAll && failed === null && !isLoading);
  if (isLoading || failed !== null) return missingWords(!isLoading);
  return none === null ? null : texts.nothing;
}
