import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Agencies that act for clients: an agency's clients, and the agencies of a client on its Team tab. */
export const agencies: Feature = {
  routes: [{ path: paths.clients, ...page(() => import("./pages/clients-page.tsx"), "ClientsPage") }],
  navigation: [
    { group: "main", to: paths.clients, label: "Clients", icon: "users-round", roles: ["agency"] },
  ],
};
