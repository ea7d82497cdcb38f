import { useSelector } from 'react-redux';
import { selectFeature, type WithConfig } from './configSlice';

interface Featured {
  feature?: string;
}

/** Returns a function that tells whether a thing's feature is on; true for a thing without a feature (BOOT-17). */
export function useIsThere(): (one: Featured) => boolean {
  const config = useSelector((state: WithConfig) => state.config);
  return ({ feature }) => feature === undefined || selectFeature({ config }, feature);
}
