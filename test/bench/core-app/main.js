// The smallest app on the web app's own libraries, the baseline of G9. It shows one page and makes one request.
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { createElement as h, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Navigate, Route, Routes } from "react-router-dom";

function Home() {
  const { data } = useQuery({
    queryKey: ["health"],
    queryFn: async () => (await fetch("/api/health")).text(),
  });
  const { mutate } = useMutation({ mutationFn: () => fetch("/api/logout", { method: "POST" }) });
  return h(
    "main",
    null,
    h("p", null, data),
    h(Link, { to: "/" }, "Home"),
    h("button", { type: "button", onClick: () => mutate() }, "Sign out"),
  );
}

const routes = h(
  Routes,
  null,
  h(Route, { path: "/", element: h(Home) }),
  h(Route, { path: "*", element: h(Navigate, { to: "/" }) }),
);
const app = h(BrowserRouter, null, h(Suspense, { fallback: null }, routes));
createRoot(document.getElementById("root")).render(
  h(StrictMode, null, h(QueryClientProvider, { client: new QueryClient() }, app)),
);
