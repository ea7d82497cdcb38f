import { useState } from 'react';
import { Link } from 'react-router';
import { unitQueries } from '@/api/properties/units';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { Pages } from '@/kit/paged/Pages';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { type FoundUnit, fullUnitAddress } from '@/domain/properties/units';
import { plain } from '@/lib/plain';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { SearchField } from '@/ui/fields/SearchField';
import { HouseIcon, SearchIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { recordClass, RecordRow, RecordWords } from '@/ui/rows/RecordRow';
import { complexTexts } from './complexTexts';
import { complexTitles } from './complexTitles';
import { useCardComplex } from './useComplex';

const texts = complexTexts.units;

/** The units of a complex, page after page (002 §2.2). The filter searches only the units that have loaded. */
export function UnitsTab() {
  const { id } = useCardComplex();
  const [words, setWords] = useState('');
  const answer = unitQueries.endpoints.unitsOfComplex.useInfiniteQuery(id);
  return (
    <CardTab label={complexTitles.tabs.units}>
      <Pages answer={answer} failed={texts.failed}>
        {(units, total) =>
          total === 0 ? (
            <EmptyState icon={HouseIcon} title={texts.none} />
          ) : (
            <Section title={texts.list} aside={complexTexts.count(total)}>
              <SearchField
                label={filterFor(units.length, total)}
                placeholder={filterFor(units.length, total)}
                value={words}
                onChange={setWords}
              />
              <Units units={units.filter((unit) => isMeant(unit, words))} />
            </Section>
          )
        }
      </Pages>
    </CardTab>
  );
}

/** The label of the filter. While some units are not loaded, it says that only the loaded ones are searched. */
const filterFor = (loaded: number, total: number): string =>
  loaded < total ? texts.filterLoaded(loaded, total) : texts.filter;

const isMeant = (unit: FoundUnit, words: string): boolean => {
  /* A postcode matches with and without its space. */
  const text = plain(`${fullUnitAddress(unit) ?? ''} ${unit.zipCode ?? ''} ${unit.code ?? ''}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function Units({ units }: { units: readonly FoundUnit[] }) {
  if (units.length === 0) return <EmptyState icon={SearchIcon} title={texts.noneFound} />;
  return (
    <ul aria-label={texts.list}>
      {units.map((unit) => (
        <LineBoundary key={unit.id} as="li" resetKey={unit}>
          <UnitLine unit={unit} />
        </LineBoundary>
      ))}
    </ul>
  );
}

function UnitLine({ unit }: { unit: FoundUnit }) {
  const hasCard = useMayOpen(paths.unitCard);
  const words = (
    <RecordWords
      mark={<HouseIcon aria-hidden />}
      name={fullUnitAddress(unit) ?? texts.nameless}
      facts={[unit.code]}
    />
  );
  return (
    <li>
      <RecordRow>
        {hasCard ? (
          <Link className={recordClass} to={to.unitCard(unit.id)}>
            {words}
          </Link>
        ) : (
          <div className={recordClass}>{words}</div>
        )}
      </RecordRow>
    </li>
  );
}
