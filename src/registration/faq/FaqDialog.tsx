import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import type { DialogProps } from '@/core/dialogs/dialog';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import type { Person } from '@/domain/person';
import { SubjectReference } from '@/domain/subject';
import { isFilledIn } from '@/lib/isFilledIn';
import { SubjectPicker } from '@/knowledge';
import { Banner } from '@/ui/feedback/Banner';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { useFlow } from '../flow/keptFlow';
import { personDialog } from '../PersonDialog';
import { RegistrationDialog } from '../RegistrationDialog';
import { faqRequested } from '../registrationActions';
import { asHtml } from '../registrationRules';
import { registrationTexts } from '../registrationTexts';

const texts = registrationTexts.faq;
const SURFACE = 'register-faq';
type Props = DialogProps<'registerFaq'>;

const Concept = v.partial(
  v.object({ question: v.string(), answer: v.string(), subject: v.nullable(SubjectReference) }),
);
type Concept = v.InferOutput<typeof Concept>;
const UNTOUCHED: Concept = {};
const isConcept = (value: unknown): value is Concept => v.is(Concept, value);

/** Writes down a question that is not there yet; it is a concept until the server has it (001 §4, AMB-160). */
export const FaqDialog = personDialog(texts.title, ConceptForm);

function useConcept(person: Person) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const { flow } = useFlow(person);
  const draft = useDraft(SURFACE, person.id, UNTOUCHED, { isValue: isConcept });
  const key = submissionKey('registerFaq', person.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  useSubmitted(key, draftKey(SURFACE, person.id), draft.clear);
  const { question = flow.query, answer = '', subject = flow.subject } = draft.value;
  const errors = {
    ...(!isFilledIn(question) && { question: texts.questionRequired }),
    ...(subject === null && { subject: texts.subjectRequired }),
  };
  return {
    question,
    answer,
    subject,
    submission,
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

function ConceptForm({ person, onClose }: Props & { person: Person }) {
  const form = useConcept(person);
  const { question, answer, subject, errors, set } = form;
  return (
    <RegistrationDialog
      title={texts.title}
      about={texts.hint}
      saveLabel={texts.save}
      form={form}
      help={texts.uncertainHelp}
      onClose={onClose}
    >
      <TextField
        label={texts.question}
        value={question}
        onChange={(value) => set({ question: value })}
        required
        error={errors.question ?? null}
      />
      <TextArea
        label={texts.answer}
        value={answer}
        onChange={(value) => set({ answer: value })}
        rows={5}
        maxRows={14}
      />
      <FieldGroup legend={texts.subject}>
        <SubjectPicker value={subject} onChange={(value) => set({ subject: value })} />
        {errors.subject !== undefined && <Banner tone="danger">{errors.subject}</Banner>}
      </FieldGroup>
    </RegistrationDialog>
  );
}
