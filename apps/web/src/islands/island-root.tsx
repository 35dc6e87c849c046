import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type TrpcClient, trpc } from "../lib/api/trpc.ts";

interface IslandRootProps {
  trpcClient: TrpcClient;
  children: ReactNode;
}

/** Gives an island access to the API. */
export function IslandRoot({ trpcClient, children }: IslandRootProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
