import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type TrpcClient, trpc } from "../lib/api/trpc.ts";

interface IslandRootProps {
  trpcClient: TrpcClient;
  /** On the server, of the page. */
  queryClient?: QueryClient | undefined;
  children: ReactNode;
}

/** Gives an island access to the API. */
export function IslandRoot({ trpcClient, queryClient: given, children }: IslandRootProps) {
  const [queryClient] = useState(() => given ?? new QueryClient());
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
