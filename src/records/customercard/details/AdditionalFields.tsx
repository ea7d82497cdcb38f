import { personDetailsQueries } from '@/api/people/personDetails';
import { cardTexts } from '@/kit/card/cardTexts';
import { FieldFacts } from '@/kit/card/fields/FieldFacts';
import type { CardAdditionalField } from '@/domain/people/cardAdditionalField';
import { personFields } from '@/domain/people/fields/personFields';
import type { Person } from '@/domain/people/person';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';

const useAdditionalFields = () => personDetailsQueries.endpoints.additionalFields.useQuery('Person');

const hasOwnBlock = ({ block }: CardAdditionalField): boolean =>
  personFields.some((field) => field.block === block.toLowerCase());

export function AdditionalFields({ person, block }: { person: Person; block: string }) {
  const { currentData = [] } = useAdditionalFields();
  const fields = currentData.filter((field) => field.block.toLowerCase() === block);
  return fields.length > 0 && <FieldFacts properties={person.properties} fields={fields} />;
}

/** The added fields that belong to none of the blocks, by frame and block. */
export function OtherAdditionalFields({ person }: { person: Person }) {
  const answer = useAdditionalFields();
  const { currentData } = answer;
  if (currentData?.every(hasOwnBlock)) return null;
  return (
    <Section title={cardTexts.fields.title}>
      <QueryView answer={answer} failed={cardTexts.fields.failed}>
        {(fields) => (
          <FieldFacts properties={person.properties} fields={fields.filter((field) => !hasOwnBlock(field))} />
        )}
      </QueryView>
    </Section>
  );
}
