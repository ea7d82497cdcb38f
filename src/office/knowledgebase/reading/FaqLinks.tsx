import type { Faq } from '@/domain/knowledge/faq';
import { FaqRow } from '@/shared/answers';
import { noteClass } from '@/ui/layout/Section';
import styles from './Reading.module.css';
import { useReading } from './useReading';

interface FaqLinksProps {
  label: string;
  faqs: readonly Faq[];
  none: string;
}

/** Links to questions, which open beside the list. */
export function FaqLinks({ label, faqs, none }: FaqLinksProps) {
  const { faqId, addressOf } = useReading();
  if (faqs.length === 0) return <p className={noteClass}>{none}</p>;
  return (
    <ul className={styles.links} aria-label={label}>
      {faqs.map((faq) => (
        <FaqRow key={faq.id} faq={faq} selectedId={faqId} addressOf={addressOf} />
      ))}
    </ul>
  );
}
