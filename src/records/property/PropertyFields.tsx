import { personDetailsQueries } from '@/api/people/personDetails';
import { cardTexts } from '@/kit/card/cardTexts';
import { FieldFacts } from '@/kit/card/fields/FieldFacts';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';

interface PropertyFieldsProps {
  card: 'Unit' | 'Complex';
  properties: Readonly<Record<string, string>>;
}

/** The fields that an installation adds to the card; nothing if it adds none. */
export function PropertyFields({ card, properties }: PropertyFieldsProps) {
  const answer = personDetailsQueries.endpoints.additionalFields.useQuery(card);
  if (answer.currentData?.length === 0) return null;
  return (
    <Section title={cardTexts.fields.title}>
      <QueryView answer={answer} failed={cardTexts.fields.failed}>
        {(fields) => <FieldFacts properties={properties} fields={fields} />}
      </QueryView>
    </Section>
  );
}
