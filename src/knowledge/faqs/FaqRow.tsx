import { type Faq, isExpired, subjectOf } from '@/domain/knowledge/faq';
import { useNow } from '@/lib/useNow';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge } from '@/ui/record/Badge';
import { knowledgeTexts } from '../knowledgeTexts';
import styles from './FaqSearch.module.css';

const texts = knowledgeTexts.search;

interface FaqRowProps {
  faq: Faq;
  selectedId: string | null;
  onSelect: (faq: Faq) => void;
}

/** One question that can be chosen; choosing it again lets it go. */
export function FaqRow({ faq, selectedId, onSelect }: FaqRowProps) {
  const now = useNow();
  return (
    <LineBoundary as="li" resetKey={faq}>
      <li>
        <button
          type="button"
          className={styles.row}
          aria-pressed={faq.id === selectedId}
          onClick={() => onSelect(faq)}
        >
          <span className={styles.question}>{faq.question || texts.nameless}</span>
          <span className={styles.meta}>
            {subjectOf(faq)?.name}
            {isExpired(faq, now) && <Badge tone="warning">{texts.expired}</Badge>}
          </span>
        </button>
      </li>
    </LineBoundary>
  );
}
