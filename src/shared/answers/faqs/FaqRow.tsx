import type { ReactNode } from 'react';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { type Faq, isExpired, isPublished, publicationStatusLabel, subjectOf } from '@/domain/knowledge/faq';
import { useNow } from '@/lib/useNow';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge } from '@/ui/record/Badge';
import { rowName } from '@/ui/rows/rowName';
import { knowledgeTexts } from '../knowledgeTexts';
import { Clamped } from '@/ui/text/Clamped';
import { statusTones } from '@/ui/record/statusTones';
import styles from './FaqSearch.module.css';
import { targetGroupName } from './faqWords';

const texts = knowledgeTexts.search;

/** The effect of pressing a question: it is chosen, or its own page opens. */
export type FaqChoice =
  | { selectedId: string | null; onSelect: (faq: Faq) => void; addressOf?: undefined }
  | { selectedId: string | null; addressOf: (faqId: string) => string };

type FaqRowProps = FaqChoice & { faq: Faq };

export const FaqRow = (props: FaqRowProps) => (
  <LineBoundary as="li" resetKey={props.faq}>
    <li>
      <FaqPress {...props} />
    </li>
  </LineBoundary>
);

/** A question that can be chosen or opened; pressing a chosen question again clears the choice. */
export function FaqPress({ faq, ...choice }: FaqRowProps) {
  const isSelected = faq.id === choice.selectedId;
  const facts = useFacts(faq);
  const { title, subject, groups, unread } = facts;
  const name = rowName(title, subject, groups, unread?.text);
  if (choice.addressOf !== undefined)
    return (
      <RowLink href={choice.addressOf(faq.id)} name={name} isOpen={isSelected}>
        <FaqWords {...facts} />
      </RowLink>
    );
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={name}
      aria-pressed={isSelected}
      data-row-focus
      onClick={() => choice.onSelect(faq)}
    >
      <FaqWords {...facts} />
    </button>
  );
}

interface RowLinkProps {
  href: string;
  name: string;
  isOpen: boolean;
  children: ReactNode;
}

function RowLink({ href, name, isOpen, children }: RowLinkProps) {
  const open = useOpenLink();
  return (
    <a
      className={styles.row}
      href={href}
      aria-label={name}
      aria-current={isOpen ? 'page' : undefined}
      data-row-focus
      onClick={(event) => open(event)}
    >
      {children}
    </a>
  );
}

/** The parts of a question that a row shows. */
function useFacts(faq: Faq) {
  const now = useNow();
  const groups = faq.targetGroups.map(targetGroupName);
  return {
    title: faq.question || texts.nameless,
    subject: subjectOf(faq)?.name,
    groups: groups.length > 0 && texts.onlyFor(groups),
    unread: unreadOf(faq, now),
  };
}

/** The badge of a question that customers cannot read now, such as a question that has expired since it was opened. */
function unreadOf(faq: Faq, now: number) {
  if (isExpired(faq, now)) return { tone: statusTones.expired, text: texts.expired };
  if (isPublished(faq) || faq.status === '') return null;
  return { tone: statusTones.inactive, text: publicationStatusLabel(faq.status) };
}

const FaqWords = ({ title, subject, groups, unread }: ReturnType<typeof useFacts>) => (
  <>
    <Clamped className={styles.question}>{title}</Clamped>
    <span className={styles.meta}>
      {subject && <Clamped>{subject}</Clamped>}
      {groups && <Clamped>{groups}</Clamped>}
      {unread && <Badge tone={unread.tone}>{unread.text}</Badge>}
    </span>
  </>
);
