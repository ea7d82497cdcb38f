import { Checkbox } from '@/ui/fields/Checkbox';
import { FieldPair } from '@/ui/fields/FieldLayout';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { DateField } from '@/ui/pickers/DateField';
import { announcementsTexts } from '../announcementsTexts';
import type { ContentFields, ContentProblems } from './announcementFields';

const texts = announcementsTexts.register;

interface ContentInputsProps {
  fields: ContentFields;
  problems: ContentProblems;
  onChange: (changes: Partial<ContentFields>) => void;
}

export function ContentInputs({ fields, problems, onChange: set }: ContentInputsProps) {
  return (
    <>
      <TextField
        label={texts.fieldTitle}
        value={fields.title}
        onChange={(title) => set({ title })}
        error={problems.title ?? null}
        required
      />
      <TextArea
        label={texts.description}
        value={fields.description}
        onChange={(description) => set({ description })}
        rows={4}
      />
      <FieldPair>
        <DateField
          label={texts.start}
          description={texts.startHint}
          value={fields.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <DateField
          label={texts.end}
          description={texts.endHint}
          value={fields.endDate}
          onChange={(endDate) => set({ endDate })}
          error={problems.endDate ?? null}
        />
      </FieldPair>
      <TextField
        label={texts.url}
        description={texts.urlHint}
        type="url"
        value={fields.url}
        onChange={(url) => set({ url })}
        error={problems.url ?? null}
      />
      <Checkbox
        label={texts.external}
        checked={fields.isExternal}
        onChange={(isExternal) => set({ isExternal })}
      />
    </>
  );
}
