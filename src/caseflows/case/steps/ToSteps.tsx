import { Navigate, useLocation } from 'react-router';

/** A case opens at its steps (AMB-082); the filters of the list stay in the address. */
export function ToSteps() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: 'stappen', search }} relative="path" replace />;
}
