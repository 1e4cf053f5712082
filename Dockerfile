# syntax=docker/dockerfile:1
FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY Cargo.toml Cargo.lock build.rs ./
COPY migrations migrations
COPY openapi openapi
COPY benches benches
COPY crates crates
COPY src src
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked && cp target/release/railhead /railhead

# glibc and libgcc only; runs as user 65532.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /railhead /usr/local/bin/railhead
ENV RAILHEAD_LISTEN=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s CMD ["/usr/local/bin/railhead", "health"]
ENTRYPOINT ["/usr/local/bin/railhead"]
CMD ["serve"]
