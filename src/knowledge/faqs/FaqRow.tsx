import type { ReactNode } from 'react';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { type Faq, isExpired, isPublished, subjectOf } from '@/domain/knowledge/faq';
import { publicationStatusLabel } from '@/domain/knowledge/publicationStatus';
import { useNow } from '@/lib/useNow';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge } from '@/ui/record/Badge';
import { knowledgeTexts } from '../knowledgeTexts';
import styles from './FaqSearch.module.css';
import { targetGroupName } from './targetGroupName';

const texts = knowledgeTexts.search;

/** What happens to a question that is pressed: it is chosen, or its own page opens. */
export type FaqChoice =
  | { selectedId: string | null; onSelect: (faq: Faq) => void; addressOf?: undefined }
  | { selectedId: string | null; addressOf: (faqId: string) => string };

type FaqRowProps = FaqChoice & { faq: Faq };

/** One question in a list. */
export const FaqRow = (props: FaqRowProps) => (
  <LineBoundary as="li" resetKey={props.faq}>
    <li>
      <FaqPress {...props} />
    </li>
  </LineBoundary>
);

/** A question that can be chosen or opened; one that is chosen can be let go by another press. */
export function FaqPress({ faq, ...choice }: FaqRowProps) {
  const isSelected = faq.id === choice.selectedId;
  if (choice.addressOf !== undefined)
    return (
      <RowLink href={choice.addressOf(faq.id)} isOpen={isSelected}>
        <FaqWords faq={faq} />
      </RowLink>
    );
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isSelected}
      data-row-focus
      onClick={() => choice.onSelect(faq)}
    >
      <FaqWords faq={faq} />
    </button>
  );
}

function RowLink({ href, isOpen, children }: { href: string; isOpen: boolean; children: ReactNode }) {
  const open = useOpenLink();
  return (
    <a
      className={styles.row}
      href={href}
      aria-current={isOpen ? 'page' : undefined}
      data-row-focus
      onClick={(event) => open(event)}
    >
      {children}
    </a>
  );
}

function FaqWords({ faq }: { faq: Faq }) {
  const groups = faq.targetGroups.map(targetGroupName);
  return (
    <>
      <span className={styles.question}>{faq.question || texts.nameless}</span>
      <span className={styles.meta}>
        {subjectOf(faq)?.name}
        {groups.length > 0 && <span>{texts.onlyFor(groups)}</span>}
        <Unread faq={faq} />
      </span>
    </>
  );
}

/** A question that no customer reads now, as one that was opened before may have become. */
function Unread({ faq }: { faq: Faq }) {
  const now = useNow();
  if (isExpired(faq, now)) return <Badge tone="warning">{texts.expired}</Badge>;
  if (isPublished(faq) || faq.status === '') return null;
  return <Badge tone="neutral">{publicationStatusLabel(faq.status)}</Badge>;
}
