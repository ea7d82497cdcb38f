import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { paths } from '@/core/paths';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { itemsOf } from '@/domain/decode/page';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { PlusIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { useQuestion } from '@/kit/screen/useAddressValue';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { ScrollFrame } from '@/ui/list/FramedList';
import { BackLink } from '@/ui/record/BackLink';
import styles from './Editing.module.css';
import { EditedFaqRows } from './EditedFaqRows';
import { editingTexts } from './editingTexts';
import { FaqFilters } from './FaqFilters';
import { faqFilters } from './filterFaqs';

const texts = editingTexts.list;

/** All questions of every status (001 §7). */
export function EditedFaqsScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLElement>(null);
  const openLink = useOpenLink();
  const navigate = useNavigate();
  const [filters, change] = useQuestion(faqFilters);
  useHeadingFocus(heading, true);
  const newKey = useButtonKey(
    newKeys.record,
    () => void navigate({ pathname: paths.newFaq, search: faqFilters.toSearch(filters).toString() }),
  );
  const answer = useRowsKept(
    faqEditingQueries.endpoints.editedFaqs.useInfiniteQuery({
      text: searchText(filters.query),
      applicationId: filters.applicationId,
    }),
  );
  const { currentData } = answer;
  const faqs = useMemo(() => itemsOf(currentData?.pages ?? []), [currentData]);
  return (
    <section ref={frame} className={styles.sheet} aria-label={texts.title}>
      <BackLink href={paths.knowledgeBySubject} label={texts.read} onOpen={openLink} />
      <SectionHeader
        title={texts.title}
        headingRef={heading}
        actions={
          <>
            <Button variant="quiet" onClick={() => void navigate(paths.subjectGroups)}>
              {texts.subjects}
            </Button>
            <Button variant="primary" icon={PlusIcon} {...newKey}>
              {texts.new}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <FaqFilters filters={filters} faqs={faqs} onChange={change} />
        <ScrollFrame value={frame}>
          <EditedFaqRows answer={answer} faqs={faqs} filters={filters} />
        </ScrollFrame>
      </div>
    </section>
  );
}
