import type { DialogProps } from '@/core/dialogs/dialog';
import { Direction } from '@/domain/contactMoment';
import type { Person } from '@/domain/person';
import { MediaUpload } from '@/media';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FieldGroup, FieldPair } from '@/ui/fields/FieldLayout';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { TextArea } from '@/ui/fields/TextArea';
import { AboutFlow } from '../AboutFlow';
import { ContractField } from '../ContractField';
import { personDialog } from '../PersonDialog';
import { RegistrationDialog } from '../RegistrationDialog';
import { registrationTexts } from '../registrationTexts';
import { useContactForm } from './useContactForm';

const texts = registrationTexts.contact;
type Props = DialogProps<'registerContact'>;

/** Registers a contact moment (001 §4, step 5). */
export const ContactDialog = personDialog(texts.title, ContactForm);

function ContactForm({ person, dialog, onClose }: Props & { person: Person }) {
  const form = useContactForm(person, dialog);
  const { uploads } = form;
  return (
    <RegistrationDialog
      title={texts.title}
      about={person.name}
      saveLabel={texts.save}
      form={form}
      onClose={onClose}
    >
      <AboutFlow flow={form.flow} faq={form.faq} />
      <TextArea
        label={texts.description}
        description={form.identityLine || undefined}
        value={form.flow.notes}
        onChange={form.setDescription}
        rows={5}
        maxRows={12}
        onPasteFiles={uploads.start}
        onSubmit={() => form.whyNot === null && form.save()}
      />
      <FieldPair>
        <DirectionField form={form} />
        <ContractField
          contracts={form.contracts}
          value={form.contractId}
          onChange={(contractId) => form.set({ contractId })}
        />
      </FieldPair>
      <Checkbox
        label={texts.notify}
        checked={form.notifyClient}
        onChange={(notifyClient) => form.set({ notifyClient })}
      />
      <FieldGroup legend={registrationTexts.attachments}>
        <MediaUpload uploads={uploads} />
      </FieldGroup>
    </RegistrationDialog>
  );
}

function DirectionField({ form }: { form: ReturnType<typeof useContactForm> }) {
  const directions = form.fixedDirection ? [Direction.Inbound] : Object.values(Direction);
  return (
    <RadioGroup
      label={texts.direction}
      orientation="horizontal"
      options={directions.map((value) => ({ value, label: texts.directions[value] }))}
      value={form.direction}
      onChange={form.setDirection}
      description={form.fixedDirection ? texts.alwaysInbound : undefined}
    />
  );
}
