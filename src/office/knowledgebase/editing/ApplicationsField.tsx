import { toggled } from '@/lib/values';
import { QueryView } from '@/ui/feedback/QueryView';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { mutedClass } from '@/ui/layout/Section';
import { useApplications } from './applications';
import { editingTexts } from './editingTexts';
import type { FaqForm } from './useFaqForm';

const { form: texts, fields: labels } = editingTexts;

/** The applications that show a question. Applications without a known name are only counted. */
export function ApplicationsField({ form: { fields, change } }: { form: FaqForm }) {
  const { answer, applications } = useApplications();
  const { applicationIds: ids } = fields;
  const unnamed = ids.filter((id) => !applications.some((application) => application.id === id)).length;
  if (answer.currentData !== undefined && applications.length + unnamed === 0) return null;
  return (
    <FieldGroup legend={labels.applicationIds}>
      <QueryView answer={answer} failed={texts.applicationsFailed}>
        {() => (
          <>
            {applications.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={ids.includes(id)}
                onChange={() => change({ applicationIds: toggled(ids, id) })}
              />
            ))}
            {unnamed > 0 && <p className={mutedClass}>{texts.unnamedApplications(unnamed)}</p>}
          </>
        )}
      </QueryView>
    </FieldGroup>
  );
}
