import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import {
  type Faq,
  isExpired,
  isPublished,
  PublicationStatus,
  publicationStatusLabel,
  subjectOf,
} from '@/domain/knowledge/faq';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { FramedPages } from '@/kit/paged/FramedPages';
import type { PagesAnswer } from '@/kit/paged/nextPage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchIcon } from '@/ui/icons';
import { noteClass } from '@/ui/layout/Section';
import { ScrollFrame } from '@/ui/list/FramedList';
import { Badge } from '@/ui/record/Badge';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { rowName } from '@/ui/rows/rowName';
import { Clamped } from '@/ui/text/Clamped';
import { activeTone, statusTones } from '@/ui/record/statusTones';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { isFiltering, passes, type FaqFilter } from './filterFaqs';

const texts = editingTexts.list;
const ROW_HEIGHT_PX = 72;

interface EditedFaqRowsProps {
  answer: PagesAnswer<Faq>;
  /** The questions of all loaded pages. */
  faqs: readonly Faq[];
  filters: FaqFilter;
}

/** The found questions that pass the filters. */
export function EditedFaqRows({ answer, faqs: all, filters }: EditedFaqRowsProps) {
  const frame = useContext(ScrollFrame);
  const now = useNow();
  if (frame === null) return null;
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={8} />}>
      {({ pages }) => {
        const faqs = all.filter((faq) => passes(faq, filters, now));
        const total = pages.at(-1)?.total ?? all.length;
        return (
          <>
            <p className={noteClass} role="status">
              {isFiltering(filters) ? texts.shown(faqs.length, all.length) : texts.count(total)}
            </p>
            {faqs.length === 0 && !answer.hasNextPage && <EmptyState icon={SearchIcon} title={texts.none} />}
            <FramedPages
              answer={answer}
              frame={frame}
              items={faqs}
              loaded={all.length}
              total={total}
              label={texts.label}
              estimateSize={ROW_HEIGHT_PX}
              slotClass={styles.slot}
              isSifted={isFiltering(filters)}
              renderRow={(faq) => <FaqCard faq={faq} />}
            />
          </>
        );
      }}
    </QueryView>
  );
}

function FaqCard({ faq }: { faq: Faq }) {
  const open = useOpenLink();
  const now = useNow();
  const { search } = useLocation();
  const { lastModified, lastModifiedBy, expiresOn } = faq;
  const title = faq.question || texts.nameless;
  const [subject, ...dates] = [
    subjectOf(faq)?.name,
    lastModified && texts.changed(formatDate(lastModified), lastModifiedBy),
    expiresOn && texts.expires(formatDate(expiresOn)),
  ];
  const statuses = statusesOf(faq, now);
  return (
    <a
      className={cardClass}
      aria-label={rowName(title, subject, ...statuses.map(({ text }) => text), ...dates)}
      href={to.editedFaq(faq.id) + search}
      data-row-focus
      onClick={(event) => open(event)}
    >
      <CardWords
        title={title}
        aside={
          <span className={styles.badges}>
            {statuses.map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </span>
        }
        meta={<Clamped>{[subject, ...dates].filter(Boolean).join(' · ')}</Clamped>}
      />
    </a>
  );
}

/** An expired question may still have the status 'published'. */
function statusesOf(faq: Faq, now: number) {
  const status = {
    text: publicationStatusLabel(faq.status),
    tone: activeTone(isPublished(faq)),
  };
  if (!isExpired(faq, now) || faq.status === PublicationStatus.Expired) return [status];
  return [{ text: publicationStatusLabel(PublicationStatus.Expired), tone: statusTones.expired }, status];
}
