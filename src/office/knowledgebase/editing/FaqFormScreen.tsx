import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useStillThere } from '@/core/hooks/useStillThere';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { paths } from '@/core/paths';
import type { Faq } from '@/domain/knowledge/faq';
import { recordIdOf } from '@/lib/guid';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { FormScreen, FormWaiting } from '@/ui/fields/FormScreen';
import { BookOpenIcon } from '@/ui/icons';
import { BackLink } from '@/ui/record/BackLink';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { EMPTY_FIELDS, fieldsOf } from './faqFields';
import { QuestionForm } from './QuestionForm';
import { useFaqForm } from './useFaqForm';

const texts = editingTexts.form;

function Screen({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useOpenLink();
  const { search } = useLocation();
  useHeadingFocus(heading, true);
  return (
    <div className={styles.sheet}>
      <FormScreen
        title={title}
        subject={null}
        headingRef={heading}
        back={<BackLink href={paths.editedFaqs + search} label={texts.back} onOpen={open} />}
      >
        {children}
      </FormScreen>
    </div>
  );
}

export function NewFaqScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useFaqForm({
    id: null,
    stored: EMPTY_FIELDS,
    onSaved: () => void navigate(paths.editedFaqs + search),
  });
  return (
    <Screen title={texts.newTitle}>
      <QuestionForm form={form} stored={null} isGone={false} />
    </Screen>
  );
}

export function EditFaqScreen() {
  const id = recordIdOf(useParams()['faqId'] ?? '');
  const answer = faqEditingQueries.endpoints.editedFaq.useQuery(id);
  const { record, isGone } = useStillThere(id, answer.currentData);
  return (
    <Screen title={texts.title}>
      <QueryView answer={{ ...answer, currentData: record }} failed={texts.failed} waiting={<FormWaiting />}>
        {(faq) =>
          faq === null ? (
            <EmptyState icon={BookOpenIcon} title={texts.missing} />
          ) : (
            <Changed key={faq.id} faq={faq} isGone={isGone} />
          )
        }
      </QueryView>
    </Screen>
  );
}

const Changed = ({ faq, isGone }: { faq: Faq; isGone: boolean }) => (
  <QuestionForm form={useFaqForm({ id: faq.id, stored: fieldsOf(faq) })} stored={faq} isGone={isGone} />
);
