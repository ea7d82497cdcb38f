import { useDispatch } from 'react-redux';
import { valuationQueries } from '@/api/properties/valuations';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { Unit } from '@/domain/properties/units';
import type { Valuation } from '@/domain/properties/valuation';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/formatNumber';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ListChecksIcon } from '@/ui/icons';
import { Section, sectionsClass } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { useCardUnit, zoneOf } from '../useUnit';
import { unitTexts } from '../unitTexts';
import { unitTitles } from '../unitTitles';
import { ValuationParts } from './ValuationParts';

const texts = unitTexts.valuation;

/** The valuation of a unit in points, or a message that it has none yet (002 §2.3, AMB-211). */
export function ValuationTab() {
  const unit = useCardUnit();
  const answer = valuationQueries.endpoints.valuationOfUnit.useQuery(unit.id);
  return (
    <CardTab label={unitTitles.tabs.valuation}>
      <QueryView answer={answer} failed={texts.failed}>
        {(valuation) =>
          valuation === null ? (
            <EmptyState title={texts.none} action={<RequestButton unit={unit} />}>
              {texts.noneHelp}
            </EmptyState>
          ) : (
            <div className={sectionsClass}>
              <Section title={texts.title} aside={<RequestButton unit={unit} />}>
                <ValuationFacts valuation={valuation} />
              </Section>
              <ValuationParts valuation={valuation} />
            </div>
          )
        }
      </QueryView>
    </CardTab>
  );
}

function RequestButton({ unit }: { unit: Unit }) {
  const dispatch = useDispatch();
  const { id: unitId, name } = zoneOf(unit);
  return (
    <Button
      size="s"
      icon={ListChecksIcon}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'valuationRequest', unitId, name } }))}
    >
      {texts.request}
    </Button>
  );
}

const ValuationFacts = ({ valuation }: { valuation: Valuation }) => {
  const { points, maximumRent, energyLabel, valuationDate } = valuation;
  return (
    <Facts
      items={[
        { label: texts.points, value: points ?? texts.unknown },
        { label: texts.rent, value: maximumRent === null ? texts.unknown : formatMoney(maximumRent) },
        { label: texts.label, value: energyLabel ?? texts.unknown },
        { label: texts.date, value: valuationDate === null ? texts.unknown : formatDate(valuationDate) },
      ]}
    />
  );
};
