import { useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Person } from '@/domain/people/person';
import { SubjectReference } from '@/domain/knowledge/subject';
import { isFilledIn } from '@/lib/text';
import { SubjectPicker } from '@/shared/answers';
import { Banner } from '@/ui/feedback/Banner';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { recordKey } from '../../contact/momentKeys';
import type { Contact } from '../../contact/contact';
import { isAsked, type Question } from '../../contact/question';
import { useContactWith } from '../../contact/contactWith';
import { firstLine } from '../contactWords';
import { personDialog } from '../PersonDialog';
import { ContactDialog } from '../ContactDialog';
import { faqRequested } from '../../send/contactMomentActions';
import { asHtml } from '../contactDialogRules';
import { contactDialogTexts } from '../contactDialogTexts';
import { useContactMeanwhile } from '../useContactMeanwhile';
import { useSelectOnFocus } from '../useSelectOnFocus';

const texts = contactDialogTexts.faq;
const SURFACE = 'register-faq';
type Props = DialogProps<'registerFaq'>;

const Concept = v.partial(
  v.object({ question: v.string(), answer: v.string(), subject: v.nullable(SubjectReference) }),
);
type Concept = v.InferOutput<typeof Concept>;
const UNTOUCHED: Concept = {};
const isConcept = (value: unknown): value is Concept => v.is(Concept, value);

/**
 * Writes a question that the knowledge base lacks; the question stays a concept until the server has stored it (001 §4,
 * AMB-160).
 */
export const FaqDialog = personDialog(texts.title, ConceptForm);

/** Returns the last question that was searched for without result. */
const lookedForIn = (contact: Contact | null): Pick<Question, 'query' | 'words' | 'subject'> =>
  contact?.questions.findLast(
    (question) =>
      question.faq === null && !question.registered && (isAsked(question) || question.query !== ''),
  ) ?? { query: '', words: '', subject: null };

function useConcept({ person, onClose }: Props & { person: Person }) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const lookedFor = lookedForIn(useContactWith(person.id));
  const draft = useDraft(SURFACE, person.id, UNTOUCHED, {
    isValue: isConcept,
    label: { title: `${texts.title}: ${person.name}`, href: to.personCard(person.id) },
  });
  const submission = useDialogSubmission(recordKey('registerFaq', person.id), () => {
    draft.clear();
    onClose();
  });
  const meanwhile = useContactMeanwhile(person, submission);
  const {
    question = lookedFor.query || firstLine(lookedFor.words),
    answer = '',
    subject = lookedFor.subject,
  } = draft.value;
  const errors = {
    ...(!isFilledIn(question) && { question: texts.questionRequired }),
    ...(subject === null && { subject: texts.subjectRequired }),
  };
  return {
    question,
    answer,
    subject,
    isPreset: draft.value.question === undefined,
    submission,
    meanwhile,
    takeOver: draft.takeOver,
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? draft.clear : null,
    errors: tried ? errors : {},
    set: (change: Concept) => draft.setValue({ ...draft.value, ...change }),
    save: () => {
      setTried(true);
      if (subject === null || !isFilledIn(question)) return;
      const tag = { id: subject.id };
      const faq = { question: question.trim(), answer: asHtml(answer), mainTag: tag, tags: [tag] };
      dispatch(faqRequested({ person, faq: { ...faq, status: 'ToReview' } }));
    },
  };
}

function ConceptForm(props: Props & { person: Person }) {
  const form = useConcept(props);
  const { question, answer, subject, errors, set } = form;
  const selected = useSelectOnFocus(form.isPreset);
  const [firstField] = useState(question === '' ? 'question' : 'answer');
  return (
    <ContactDialog
      title={texts.title}
      about={texts.hint}
      saveLabel={texts.title}
      form={form}
      help={texts.uncertainHelp}
      firstField={firstField}
      onClose={props.onClose}
    >
      <TextField
        {...selected}
        name="question"
        label={texts.question}
        value={question}
        onChange={(value) => set({ question: value })}
        required
        error={errors.question ?? null}
      />
      <TextArea
        name="answer"
        label={texts.answer}
        value={answer}
        onChange={(value) => set({ answer: value })}
        rows={5}
        maxRows={14}
      />
      <FieldGroup legend={texts.subject}>
        <SubjectPicker value={subject} onChange={(value) => set({ subject: value })} />
        {errors.subject !== undefined && (
          <div tabIndex={-1} data-invalid="true">
            <Banner tone="danger">{errors.subject}</Banner>
          </div>
        )}
      </FieldGroup>
    </ContactDialog>
  );
}
